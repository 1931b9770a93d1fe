DELETE FROM care_labels WHERE key IN ('wash-30', 'wash-30-gentle', 'wash-separately', 'do-not-tumble', 'dry-flat', 'iron-high', 'leather-specialist');
