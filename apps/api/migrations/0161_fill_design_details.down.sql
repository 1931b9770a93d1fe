DELETE FROM design_details;
