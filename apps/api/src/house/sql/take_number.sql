CREATE OR REPLACE FUNCTION take_number(sequence_name text) RETURNS bigint LANGUAGE sql AS $$
  INSERT INTO number_sequences (name, next_value) VALUES (sequence_name, 1002)
  ON CONFLICT (name) DO UPDATE SET next_value = number_sequences.next_value + 1
  RETURNING next_value - 1
$$;
