-- after: local_text
CREATE OR REPLACE FUNCTION image_ref(file files, alt_en text, alt_jp text) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT json_build_object(
    'id', file.id, 'width', coalesce(file.width, 0), 'height', coalesce(file.height, 0), 'thumbhash', coalesce(file.thumbhash, ''),
    'color', coalesce(file.color, '#808080'), 'alt', local_text(alt_en, alt_jp))
$$;
