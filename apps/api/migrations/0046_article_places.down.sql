DROP TABLE article_places;
