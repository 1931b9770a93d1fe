DROP TABLE promoters, follows, stockist_designers, stockists, consumers, buyer_documents, buyers, producers, profiles;
