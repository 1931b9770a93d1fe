DROP TABLE search_versions;
DROP TABLE search_changes;
DROP TABLE search_postings;
DROP TABLE search_numbers;
DROP TABLE search_words;
DROP TABLE search_documents;
