//! Every picture and every font, loaded behind the loading screen; what is missing is named there.
//! It knows nothing of the game.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use crate::screens::Screen;

/// The pictures.
#[derive(AssetCollection, Resource)]
pub struct Art {
    /// 32 faces, eight ranks from the ace across, four suits down.
    #[asset(path = "cards/faces.webp")]
    pub faces: Handle<Image>,
    /// The same, drawn to be seen small.
    #[asset(path = "cards/small.webp")]
    pub small: Handle<Image>,
    /// Two backs.
    #[asset(path = "cards/backs.webp")]
    pub backs: Handle<Image>,
    /// The same, drawn to be seen small.
    #[asset(path = "cards/backs_small.webp")]
    pub backs_small: Handle<Image>,
    /// Grid of `backs_small`.
    #[asset(texture_atlas_layout(
        tile_size_x = 120,
        tile_size_y = 168,
        columns = 2,
        rows = 1,
        padding_x = 16,
        padding_y = 16,
        offset_x = 8,
        offset_y = 8
    ))]
    pub backs_small_grid: Handle<TextureAtlasLayout>,
    /// Grid of `faces`.
    #[asset(texture_atlas_layout(
        tile_size_x = 300,
        tile_size_y = 420,
        columns = 8,
        rows = 4,
        padding_x = 16,
        padding_y = 16,
        offset_x = 8,
        offset_y = 8
    ))]
    pub faces_grid: Handle<TextureAtlasLayout>,
    /// Grid of `small`.
    #[asset(texture_atlas_layout(
        tile_size_x = 120,
        tile_size_y = 168,
        columns = 8,
        rows = 4,
        padding_x = 16,
        padding_y = 16,
        offset_x = 8,
        offset_y = 8
    ))]
    pub small_grid: Handle<TextureAtlasLayout>,
    /// Grid of `backs`.
    #[asset(texture_atlas_layout(
        tile_size_x = 300,
        tile_size_y = 420,
        columns = 2,
        rows = 1,
        padding_x = 16,
        padding_y = 16,
        offset_x = 8,
        offset_y = 8
    ))]
    pub backs_grid: Handle<TextureAtlasLayout>,
    /// The weave, a tile.
    #[asset(path = "table/linen.webp")]
    pub linen: Handle<Image>,
    /// The embroidered border, a tile.
    #[asset(path = "table/border.webp")]
    pub border: Handle<Image>,
    /// The feast table, nine slices.
    #[asset(path = "table/cloth.webp")]
    pub cloth: Handle<Image>,
    /// The end of the road.
    #[asset(path = "table/castle.webp")]
    pub castle: Handle<Image>,
    /// Two trees.
    #[asset(path = "table/tree.webp")]
    pub tree: Handle<Image>,
    /// What riders leap over.
    #[asset(path = "table/hurdle.webp")]
    pub hurdle: Handle<Image>,
    /// Four wools across, trot, trot and leap down.
    #[asset(path = "table/riders.webp")]
    pub riders: Handle<Image>,
    /// Grid of `riders`.
    #[asset(texture_atlas_layout(tile_size_x = 192, tile_size_y = 192, columns = 4, rows = 3))]
    pub riders_grid: Handle<TextureAtlasLayout>,
    /// Eight portraits.
    #[asset(path = "table/seats.webp")]
    pub seats: Handle<Image>,
    /// Grid of `seats`.
    #[asset(texture_atlas_layout(tile_size_x = 192, tile_size_y = 192, columns = 8, rows = 1))]
    pub seats_grid: Handle<TextureAtlasLayout>,
    /// A panel, nine slices.
    #[asset(path = "ui/panel.webp")]
    pub panel: Handle<Image>,
    /// A button: plain, hovered, pressed, disabled.
    #[asset(path = "ui/button.webp")]
    pub button: Handle<Image>,
    /// The button that matters.
    #[asset(path = "ui/button_primary.webp")]
    pub button_primary: Handle<Image>,
    /// Grid of both buttons.
    #[asset(texture_atlas_layout(tile_size_x = 128, tile_size_y = 96, columns = 4, rows = 1))]
    pub button_grid: Handle<TextureAtlasLayout>,
    /// The apron for captions, nine slices.
    #[asset(path = "ui/caption.webp")]
    pub caption: Handle<Image>,
    /// The four signs.
    #[asset(path = "ui/suits.webp")]
    pub suits: Handle<Image>,
    /// Grid of `suits`.
    #[asset(texture_atlas_layout(tile_size_x = 64, tile_size_y = 64, columns = 4, rows = 1))]
    pub suits_grid: Handle<TextureAtlasLayout>,
    /// A shield.
    #[asset(path = "ui/shield.webp")]
    pub shield: Handle<Image>,
    /// The picture of the title.
    #[asset(path = "ui/logo.webp")]
    pub logo: Handle<Image>,
}

impl Art {
    /// Pictures that are shown smaller than they are drawn, and so want mipmaps.
    fn shrunk(&self) -> [&Handle<Image>; 12] {
        [
            &self.faces,
            &self.small,
            &self.backs,
            &self.backs_small,
            &self.castle,
            &self.tree,
            &self.hurdle,
            &self.riders,
            &self.seats,
            &self.suits,
            &self.shield,
            &self.logo,
        ]
    }

    /// All pictures, for the progress bar.
    pub(crate) fn paths() -> &'static [&'static str] {
        &[
            "cards/faces.webp",
            "cards/small.webp",
            "cards/backs.webp",
            "cards/backs_small.webp",
            "table/linen.webp",
            "table/border.webp",
            "table/cloth.webp",
            "table/castle.webp",
            "table/tree.webp",
            "table/hurdle.webp",
            "table/riders.webp",
            "table/seats.webp",
            "ui/panel.webp",
            "ui/button.webp",
            "ui/button_primary.webp",
            "ui/caption.webp",
            "ui/suits.webp",
            "ui/shield.webp",
            "ui/logo.webp",
        ]
    }
}

/// The fonts. They are part of the program: without them the loading screen could not even say what
/// is missing.
#[derive(Resource, Clone)]
pub struct Fonts {
    /// For reading.
    pub text: Handle<Font>,
    /// For emphasis.
    pub bold: Handle<Font>,
    /// For titles.
    pub display: Handle<Font>,
}

impl FromWorld for Fonts {
    fn from_world(world: &mut World) -> Fonts {
        let mut fonts = world.resource_mut::<Assets<Font>>();
        let mut add = |bytes: &[u8]| fonts.add(Font::from_bytes(bytes.to_vec()));
        Fonts {
            text: add(include_bytes!("../assets/fonts/text.ttf")),
            bold: add(include_bytes!("../assets/fonts/text-bold.ttf")),
            display: add(include_bytes!("../assets/fonts/display.ttf")),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fonts>()
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .continue_to_state(Screen::Title)
                .on_failure_continue_to_state(Screen::Failed)
                .load_collection::<Art>(),
        )
        .add_systems(OnExit(Screen::Loading), prepare_pictures);
}

/// Gives the pictures their samplers and the shrunk ones their mipmaps.
fn prepare_pictures(art: Option<Res<Art>>, mut images: ResMut<Assets<Image>>) {
    let Some(art) = art else { return };
    for handle in art.shrunk() {
        if let Some(mut image) = images.get_mut(handle) {
            add_mipmaps(&mut image);
        }
    }
    let tiles = ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    };
    for handle in [&art.linen, &art.border] {
        if let Some(mut image) = images.get_mut(handle) {
            add_mipmaps(&mut image);
            let ImageSampler::Descriptor(sampler) = &mut image.sampler else {
                continue;
            };
            sampler.address_mode_u = tiles.address_mode_u;
            sampler.address_mode_v = tiles.address_mode_v;
        }
    }
}

/// Appends half-sized copies down to a few pixels, so that nothing shimmers when it is shown small.
/// Only four bytes a pixel are handled; other pictures stay as they are. Averages are weighted by
/// alpha, or the transparent rim would darken the edges.
fn add_mipmaps(image: &mut Image) {
    let (mut width, mut height) = (image.width() as usize, image.height() as usize);
    let Some(data) = image.data.as_mut() else {
        return;
    };
    if data.len() != width * height * 4 || image.texture_descriptor.mip_level_count != 1 {
        return;
    }
    let mut level = data.clone();
    let mut levels = 1;
    while width > 8 && height > 8 && levels < 5 {
        let (half_width, half_height) = (width / 2, height / 2);
        let mut half = Vec::with_capacity(half_width * half_height * 4);
        for y in 0..half_height {
            for x in 0..half_width {
                let mut sum = [0u32; 4];
                for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                    let at = ((y * 2 + dy) * width + x * 2 + dx) * 4;
                    let alpha = u32::from(level[at + 3]);
                    for channel in 0..3 {
                        sum[channel] += u32::from(level[at + channel]) * alpha;
                    }
                    sum[3] += alpha;
                }
                let alpha = sum[3].max(1);
                half.extend(sum[..3].iter().map(|sum| (sum / alpha) as u8));
                half.push((sum[3] / 4) as u8);
            }
        }
        data.extend_from_slice(&half);
        (width, height, level) = (half_width, half_height, half);
        levels += 1;
    }
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
    image.asset_usage = RenderAssetUsages::RENDER_WORLD;
}
