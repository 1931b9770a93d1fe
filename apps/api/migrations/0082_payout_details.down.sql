DROP TABLE payout_details;
