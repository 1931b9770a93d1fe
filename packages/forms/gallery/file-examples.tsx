import { FilesField, PictureField, PicturesField, ticketRoute, useFormFiles } from '@orime/forms/files';
import type { Picture } from '@orime/forms/files';
import { useState } from 'react';

const picture = (hue: number, en: string, jp: string): Picture => ({
  id: `hue-${hue}`,
  width: 900,
  height: 1200,
  thumbhash: '',
  color: '#8a8480',
  alt: { en, jp },
});
const papers = ticketRoute('report');
const done = { id: 'a', name: 'licence.pdf', bytes: 840_000, status: 'done', stored: { id: 'a', claim: 'x' } } as const;
const sending = { id: 'b', name: 'lookbook-spring.pdf', bytes: 9_400_000, status: 'uploading', progress: 0.42 } as const;
const failed = {
  id: 'c',
  name: 'scan.pdf',
  bytes: 3_100_000,
  status: 'failed',
  message: 'The connection was lost.',
  canRetry: true,
} as const;

export function FileExamples() {
  const files = useFormFiles({ route: papers, max: 5, initial: [done, sending, failed] });
  const [pictures, setPictures] = useState([picture(210, 'Front, worn open', '前身頃、羽織った姿'), picture(20, 'Sleeve', '袖')]);
  const [cover, setCover] = useState<Picture | null>(null);
  return (
    <>
      <FilesField id="gallery-papers" legend="Papers" label="Add papers" files={files} />
      <PicturesField id="gallery-pictures" legend="Pictures" label="Add pictures" max={8} value={pictures} onChange={setPictures} />
      <PictureField id="gallery-cover" legend="Cover" label="Choose a cover" ratio="16 / 9" value={cover} onChange={setCover} />
    </>
  );
}
