const words = (list: string): readonly string[] => list.split(' ');
const phrases = (list: string): readonly string[] => words(list).map((phrase) => phrase.replaceAll('_', ' '));

/** Made-up names of artists. */
export const ARTISTS = phrases(
  'Orrin_Vale Pell_&_Quarry The_Lanternfish_Ensemble NULLHARBOR Hessian_Tide Kwarc_Północny 硝子町管弦楽 ミナヅキ工房 匙とコンパス 서리나무 하얀_소음 南窗樂團 阿芒 Тихий_Цех Seventeen_Kettles Marl_and_Fen Dusk_Ledger Vantage_Ottoman 八月座 구름제작소 砂糖と歯車 Halcyon_Drift Low_Orbit_Bakery Świt_Analogowy Moth_&_Mirror Ferris_Null 青い封筒 Brass_Umbrella 은반지 Petrichor_Club',
);

/** Made-up names of people, in several scripts. */
export const HANDLES = words(
  'Halcyon_7 유채 Koralik mirokuro 青簷 bramblefox みかづき丸 Nimue.exe Tarrowby wispgear 소금꽃 Fennick Sorrel Ash_Quill pinecone42 KotZapałka żuczek Василёк Тень_на_стене 夜更かし係 白玉フロート 蜜柑箱 도토리 눈사람99 한밤 橘猫 云梯 半糖 xX_Teaspoon_Xx o_O ✨lumen✨ Marrow Oxbow Pilcrow Quince Rook&Rye Saltbox Tansy Umber Vellum Wrenlet Yarrow Zephyrine Alder Birchbark Cinderly Dovetail Elmwick Foxglove Gorse Hazelnut Inkwell Juniper Kestrel_Lamp Larkspur Mothlight Nettle Ochre Parsnip Quillon Russet Sedge Thimble Underhill Verdigris Whinberry Yonder ziemniak Łucznik Ślimak Piernik Gżegżółka Ряженка Снегирь Медведь_Пух Ёжик かすみ草 つむじ風 豆大福 ねじまき 雨宿り 螢火 ソーダ水 모래시계 별사탕 참새 호롱불 물수제비 고래밥풀 竹蜻蜓 墨鱼面 星期八 晚舟 柚子茶 豆沙包 Bartek_z_Kosmosu Grzesław Pan_Pauza Ciocia_Rytm Néné_Ça_Va Müßig Ñandú Çelik Ångström Øyvinden İpek 0x1F 42 metronom tap_tap_Tadeusz Captain_Offbeat Left_Hand_Only Professor_Hold slowpoke_express Nine_Keys SpaceBarHero night.bus Teapot_418 DJ_Pantofel quarter.note RhythmGoblin lunchbreak Overcast_Olga VinylKoza Sleepy_Tram kap_kap_kap Pudelek',
);

/** Players whose names try the layout. */
export const ODD_HANDLES: readonly string[] = [
  'The Honourable Bartholomew Quickstep the Third of Upper Metronome-on-the-Hill',
  'wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  '👩‍🚀🎹🚀',
  'ꜱᴍᴀʟʟ ᴄᴀᴘꜱ',
];

export const CHARTERS = words(
  'Tarrowby みかづき丸 유채 青簷 Koralik wispgear bramblefox Fennick mirokuro Halcyon_7 Nimue.exe Sorrel Ash Saltbox Vellum Gorse ねじまき 도토리 橘猫 Mothlight Ряженка Piernik Oxbow Pilcrow 雨宿り 별사탕 竹蜻蜓 Quillon Thimble Zephyrine Larkspur KotZapałka 蜜柑箱 한밤 半糖 Captain_Offbeat Nine_Keys Teapot_418 Gżegżółka Снегирь つむじ風 참새 星期八 Inkwell Marrow Rook&Rye',
);

export const VFXERS = phrases(
  'Prism_Ledger 色鉛筆工房 Kaleido 유리구슬 光栅 Smuga Parallax_Pia Светлячок ピクセル森 Afterimage Vignetta 물감 Chroma_Otter 霓虹灯塔 Dither Pixelka Bloomfield フレーム屋 Keyframe_Kuba 잔상',
);

export const TEAMS: readonly {
  readonly name: string;
  readonly description: string;
  readonly aliases: string[];
}[] = [
  { name: 'Team Palisade', description: 'Eleven charters, one fence.', aliases: ['Palisade', 'TPL'] },
  { name: 'Studio Kettle', description: 'Long levels, boiled slowly.', aliases: ['Kettle'] },
  { name: '工房ねじまき', description: 'ぜんまい仕掛けの譜面を作ります。', aliases: ['Koubou Nejimaki'] },
  { name: '새벽반', description: '새벽 네 시에만 만듭니다.', aliases: ['Dawn Class'] },
  { name: '南窗制谱组', description: '一年一谱。', aliases: ['South Window'] },
  { name: 'Kolektyw Pauza', description: 'Gramy ciszę między dźwiękami.', aliases: ['Pauza'] },
  {
    name: 'Offbeat Embassy',
    description: 'Diplomatic relations with the second half of the bar.',
    aliases: [],
  },
  { name: 'Цех Метронома', description: 'Собираем уровни вручную.', aliases: ['Metronome Works'] },
  {
    name: 'The International Committee for the Preservation of Unreasonably Long Team Names',
    description: 'Founded to see where the line ends.',
    aliases: ['ICPULTN'],
  },
];

/** Countries of players; the more often one stands here, the more often it is used. */
export const COUNTRIES = words(
  'KR KR KR KR CN CN CN JP JP PL PL US US DE FR BR FI SE UA NL ID CA GB AU IT ES CZ VN TW XX XX',
);
