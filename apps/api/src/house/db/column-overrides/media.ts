export const media: Readonly<Record<string, string>> = {
  'files.purpose': "Generated<'image' | 'document' | 'video' | 'model' | 'cloth'>",
  'files.upload_form': 'UploadForm | null',
  'files.variants': 'DefaultedJsonOf<unknown>',
  'files.visibility': "Generated<'public' | 'private'>",
  'upload_tickets.form': 'UploadForm',
};
