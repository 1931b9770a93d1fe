/** URL of a garment's model. Not beside those of images: what turns garments is loaded when it is asked for. */
export function modelUrl(modelId: string): string {
  return `/media/${modelId}/model.bin`;
}

/** URL of the repeat of a printed cloth, which the model is turned in. */
export function clothTileUrl(fileId: string): string {
  return `/media/${fileId}/cloth.webp`;
}
