-- no-transaction
-- Pages of designers and designs borrow the stories that name them.
CREATE INDEX CONCURRENTLY article_revisions__mentions ON article_revisions
  USING gin (jsonb_path_query_array(body_en || body_jp, '$[*] ? (@.type == "designer" || @.type == "product")') jsonb_path_ops);
