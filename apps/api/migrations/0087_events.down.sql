DROP INDEX producers__joined;
DROP INDEX profiles__joined;
DROP INDEX designs__archived;
DROP TABLE event_rsvps;
DROP TABLE events;
