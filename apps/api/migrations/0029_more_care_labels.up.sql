INSERT INTO care_labels (key, name_en, name_jp) VALUES
  ('wash-30', 'Machine wash at 30 °C', '洗濯機可（30℃以下）'),
  ('wash-30-gentle', 'Machine wash at 30 °C, gentle cycle', '弱い洗濯機洗い可（30℃以下）'),
  ('wash-separately', 'Wash separately', '単独で洗う'),
  ('do-not-tumble', 'Do not tumble dry', 'タンブル乾燥不可'),
  ('dry-flat', 'Dry flat in the shade', '平干し（陰干し）'),
  ('iron-high', 'Iron at a high temperature', '高温でアイロン'),
  ('leather-specialist', 'Clean by a leather specialist', '皮革専門のクリーニング')
ON CONFLICT (key) DO NOTHING;
