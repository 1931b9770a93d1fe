/** Ten garments in a room, with their forms, are at most 60,000 triangles together. */
export const mostTriangles = 4400;
/** What a model may weigh on its way to a phone, textures apart. */
export const mostBytes = 60_000;
