DROP TABLE search_words, search_documents;
