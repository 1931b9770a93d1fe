DELETE FROM wholesale_style_counts;
DELETE FROM wholesale_styles;
