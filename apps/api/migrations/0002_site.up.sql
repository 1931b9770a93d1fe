CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_by text,
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON TABLE settings IS 'What an admin may change while the site runs; a missing key means the default in code.';

CREATE TABLE policies (
  slug text NOT NULL,
  version text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'jp')),
  title text NOT NULL,
  sections jsonb NOT NULL,
  effective_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT policies__slug_version_locale PRIMARY KEY (slug, version, locale)
);
COMMENT ON COLUMN policies.sections IS 'In order: [{"heading": "...", "paragraphs": ["..."]}]. Text only, no markup.';

CREATE TABLE banner_items (
  id text PRIMARY KEY,
  name text NOT NULL CHECK (btrim(name) <> ''),
  published text NOT NULL DEFAULT 'draft' CHECK (published IN ('published', 'draft')),
  promo_text_en text NOT NULL DEFAULT '',
  promo_text_jp text NOT NULL DEFAULT '',
  promo_url text NOT NULL DEFAULT '/catalog',
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX banner_items__published_position ON banner_items (published, position);

CREATE TABLE size_charts (
  id text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  sizes jsonb NOT NULL,
  CONSTRAINT size_charts__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE size_charts IS 'Body measures per size in millimetres: sizes is [{size, measuresMm: {chest: 860}}].';

CREATE TABLE categories (
  id text PRIMARY KEY,
  slug citext NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  size_chart_id text REFERENCES size_charts (id),
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT categories__slug UNIQUE (slug),
  CONSTRAINT categories__name_present CHECK (name_en <> '' OR name_jp <> '')
);
COMMENT ON TABLE categories IS 'Kinds of garment, one level.';

CREATE TABLE colours (
  key text PRIMARY KEY,
  hex text NOT NULL,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  CONSTRAINT colours__hex CHECK (hex ~ '^#[0-9a-f]{6}$')
);
COMMENT ON TABLE colours IS 'The dye card designers choose from.';

CREATE TABLE fibres (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL
);
COMMENT ON TABLE fibres IS 'What cloth is made of, named as on a care label.';

CREATE TABLE care_labels (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL
);
COMMENT ON TABLE care_labels IS 'How a garment is cared for.';

CREATE TABLE measures (
  key text PRIMARY KEY,
  name_en text NOT NULL,
  name_jp text NOT NULL,
  position integer NOT NULL
);
COMMENT ON TABLE measures IS 'Names of the measures of size charts, in the order in which charts show them. One without a row is shown by its key, last.';

-- What designers choose from, so that an empty marketplace can take its first design.
INSERT INTO categories (id, slug, name_en, name_jp, position) VALUES
  ('cat_tee', 'tee', 'T-shirt', 'Tシャツ', 1),
  ('cat_shirt', 'shirt', 'Shirt', 'シャツ', 2),
  ('cat_blouse', 'blouse', 'Blouse', 'ブラウス', 3),
  ('cat_knit', 'knit', 'Knit pullover', 'ニット', 4),
  ('cat_cardigan', 'cardigan', 'Cardigan', 'カーディガン', 5),
  ('cat_hoodie', 'hoodie', 'Hoodie', 'パーカー', 6),
  ('cat_vest', 'vest', 'Vest', 'ベスト', 7),
  ('cat_blazer', 'blazer', 'Blazer', 'ジャケット', 8),
  ('cat_coat', 'coat', 'Coat', 'コート', 9),
  ('cat_trench', 'trench', 'Trench coat', 'トレンチコート', 10),
  ('cat_haori', 'haori', 'Haori', '羽織', 11),
  ('cat_dress', 'dress', 'Dress', 'ワンピース', 12),
  ('cat_slip-dress', 'slip-dress', 'Slip dress', 'スリップドレス', 13),
  ('cat_jumpsuit', 'jumpsuit', 'Jumpsuit', 'ジャンプスーツ', 14),
  ('cat_skirt', 'skirt', 'Skirt', 'スカート', 15),
  ('cat_pleated-skirt', 'pleated-skirt', 'Pleated skirt', 'プリーツスカート', 16),
  ('cat_trousers', 'trousers', 'Trousers', 'トラウザーズ', 17),
  ('cat_wide-denim', 'wide-denim', 'Wide jeans', 'ワイドデニム', 18),
  ('cat_shorts', 'shorts', 'Shorts', 'ショートパンツ', 19),
  ('cat_bag', 'bag', 'Bag', 'バッグ', 20),
  ('cat_scarf', 'scarf', 'Scarf', 'スカーフ', 21);

INSERT INTO colours (key, hex, name_en, name_jp, position) VALUES
  ('chalk', '#ece8df', 'Chalk', '胡粉', 1),
  ('ecru', '#e0d5bd', 'Ecru', '生成り', 2),
  ('oat', '#cdbd9f', 'Oat', '亜麻', 3),
  ('sand', '#bfa47c', 'Sand', '砂', 4),
  ('camel', '#a9804f', 'Camel', '駱駝', 5),
  ('tobacco', '#7a5535', 'Tobacco', '煙草', 6),
  ('chestnut', '#6a3a28', 'Chestnut', '栗', 7),
  ('umber', '#46342a', 'Umber', '焦茶', 8),
  ('ink', '#26262b', 'Ink', '墨', 9),
  ('charcoal', '#45464a', 'Charcoal', '消炭', 10),
  ('slate', '#5f6a72', 'Slate', '鉛', 11),
  ('ash', '#9a9993', 'Ash', '灰', 12),
  ('silver', '#bdbfc0', 'Silver grey', '銀鼠', 13),
  ('indigo', '#27395f', 'Indigo', '藍', 14),
  ('navy', '#1f2840', 'Navy', '紺', 15),
  ('ultramarine', '#2f4a9a', 'Ultramarine', '瑠璃', 16),
  ('sky', '#93afc4', 'Sky', '空', 17),
  ('mist', '#b9c6c9', 'Mist', '水浅葱', 18),
  ('teal', '#1f5a62', 'Teal', '納戸', 19),
  ('celadon', '#a9bda5', 'Celadon', '青磁', 20),
  ('sage', '#87937c', 'Sage', '柳鼠', 21),
  ('moss', '#5c6340', 'Moss', '苔', 22),
  ('olive', '#4d4c34', 'Olive', '海松', 23),
  ('forest', '#24453a', 'Forest', '深緑', 24),
  ('jade', '#3d7a66', 'Jade', '翡翠', 25),
  ('mustard', '#c1922f', 'Mustard', '芥子', 26),
  ('saffron', '#d98a2b', 'Saffron', '鬱金', 27),
  ('straw', '#dcc98a', 'Straw', '刈安', 28),
  ('apricot', '#d9a27c', 'Apricot', '杏', 29),
  ('terracotta', '#b5633f', 'Terracotta', '煉瓦', 30),
  ('rust', '#94462a', 'Rust', '弁柄', 31),
  ('vermilion', '#c23e27', 'Vermilion', '朱', 32),
  ('madder', '#8f2b2f', 'Madder', '茜', 33),
  ('wine', '#561f2b', 'Wine', '葡萄酒', 34),
  ('blush', '#d6b1a5', 'Blush', '桜鼠', 35),
  ('rose', '#b9717a', 'Rose', '薔薇', 36),
  ('mauve', '#87707f', 'Mauve', '鳩羽', 37),
  ('plum', '#4a2e44', 'Plum', '梅紫', 38);

INSERT INTO fibres (key, name_en, name_jp) VALUES
  ('acrylic', 'Acrylic', 'アクリル'),
  ('alpaca', 'Alpaca', 'アルパカ'),
  ('cashmere', 'Cashmere', 'カシミヤ'),
  ('cotton', 'Cotton', '綿'),
  ('cupro', 'Cupro', 'キュプラ'),
  ('elastane', 'Elastane', 'ポリウレタン'),
  ('goat-leather', 'Goat leather', '山羊革'),
  ('hemp', 'Hemp', '麻（ヘンプ）'),
  ('leather', 'Cow leather', '牛革'),
  ('linen', 'Linen', '麻（リネン）'),
  ('lyocell', 'Lyocell', 'リヨセル'),
  ('mohair', 'Mohair', 'モヘヤ'),
  ('nylon', 'Nylon', 'ナイロン'),
  ('organic-cotton', 'Organic cotton', 'オーガニックコットン'),
  ('paper', 'Washi paper', '和紙'),
  ('polyamide', 'Polyamide', 'ポリアミド'),
  ('polyester', 'Polyester', 'ポリエステル'),
  ('ramie', 'Ramie', '苧麻（ラミー）'),
  ('recycled-nylon', 'Recycled nylon', '再生ナイロン'),
  ('recycled-polyester', 'Recycled polyester', '再生ポリエステル'),
  ('silk', 'Silk', '絹（シルク）'),
  ('viscose', 'Viscose', 'レーヨン'),
  ('wool', 'Wool', '毛（ウール）');

INSERT INTO care_labels (key, name_en, name_jp) VALUES
  ('brush', 'Brush after wearing', '着用後にブラシをかける'),
  ('do-not-bleach', 'Do not bleach', '漂白不可'),
  ('do-not-dry-clean', 'Do not dry clean', 'ドライクリーニング不可'),
  ('do-not-iron', 'Do not iron', 'アイロン不可'),
  ('do-not-tumble-dry', 'Do not tumble dry', 'タンブル乾燥不可'),
  ('do-not-wash', 'Do not wash', '家庭での洗濯不可'),
  ('dry-clean', 'Dry clean only', 'ドライクリーニングのみ'),
  ('flat-dry', 'Dry flat in the shade', '平干し（陰干し）'),
  ('hand-wash', 'Wash by hand in cool water', '水で手洗い'),
  ('iron-low', 'Iron at a low temperature', '低温でアイロン'),
  ('iron-medium', 'Iron at a medium temperature', '中温でアイロン'),
  ('iron-reverse', 'Iron on the reverse', '裏側からアイロン'),
  ('leather-care', 'Wipe with a dry cloth, feed with leather balm', '乾いた布で拭き、革用クリームで手入れ'),
  ('line-dry', 'Dry on a line in the shade', '陰干し'),
  ('machine-wash-cold', 'Machine wash cold, gentle cycle', '弱水流で洗濯機可（30℃以下）'),
  ('machine-wash-warm', 'Machine wash at 40 °C', '洗濯機可（40℃以下）'),
  ('steam', 'Steam lightly', '軽くスチームをあてる'),
  ('wet-clean', 'Professional wet clean', 'ウエットクリーニング可');

INSERT INTO measures (key, name_en, name_jp, position) VALUES
  ('bust', 'Bust', 'バスト', 1),
  ('chest', 'Chest', '胸囲', 2),
  ('waist', 'Waist', 'ウエスト', 3),
  ('hip', 'Hip', 'ヒップ', 4),
  ('hips', 'Hips', 'ヒップ', 5),
  ('shoulder', 'Shoulder', '肩幅', 6),
  ('sleeve', 'Sleeve', '袖丈', 7),
  ('arm', 'Arm length', '腕の長さ', 8),
  ('inseam', 'Inseam', '股下', 9),
  ('thigh', 'Thigh', 'わたり幅', 10),
  ('length', 'Length', '着丈', 11),
  ('height', 'Height', '高さ', 12),
  ('neck', 'Neck', '首回り', 13),
  ('width', 'Width', '幅', 14),
  ('depth', 'Depth', 'マチ', 15),
  ('handle', 'Handle', '持ち手', 16);
