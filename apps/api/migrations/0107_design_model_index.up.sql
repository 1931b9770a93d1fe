-- no-transaction
-- A model is only answered after its designs were asked whether one of them is public.
CREATE INDEX CONCURRENTLY designs__model_id ON designs (model_id) WHERE model_id IS NOT NULL;
