DROP TABLE notification_people;
DROP TABLE notifications;
