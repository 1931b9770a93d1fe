DROP TABLE model_profiles;
