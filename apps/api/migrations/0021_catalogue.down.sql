DROP TABLE delivery_windows, brand_terms, prepacks, wholesale_rules, price_history, prices, variants, design_likes, design_changes, design_images, designs, categories, size_charts, colours, fibres, care_labels;
DROP FUNCTION record_price();
