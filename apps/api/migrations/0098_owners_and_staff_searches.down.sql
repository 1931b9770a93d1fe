-- no-transaction
DROP INDEX CONCURRENTLY IF EXISTS order_groups__email_parts;
DROP INDEX CONCURRENTLY IF EXISTS order_groups__number_parts;
DROP INDEX CONCURRENTLY IF EXISTS collected_emails__email_parts;
DROP INDEX CONCURRENTLY IF EXISTS designs__name_jp;
DROP INDEX CONCURRENTLY IF EXISTS designs__name_folded;
DROP INDEX CONCURRENTLY IF EXISTS designs__of_profile;
DROP INDEX CONCURRENTLY IF EXISTS cart_items__user_id;
