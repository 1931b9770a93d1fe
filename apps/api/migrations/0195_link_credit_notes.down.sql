-- The links go with their column.
SELECT 1;
