DROP TRIGGER search_postings__version ON search_postings;
DROP FUNCTION count_search_version;
DROP TABLE search_versions;
