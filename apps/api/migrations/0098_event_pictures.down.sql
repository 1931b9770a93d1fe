DROP TABLE event_pictures;
