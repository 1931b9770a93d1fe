import { setLanguage } from '@orime/platform';
import { BrowserRouter, createBrowserPlatform, emptyBoot, installPlatform, PlatformProvider, startPlatform } from '@orime/platform/host';
import { GalleryPage } from '@orime/ui/gallery';
import { createRoot } from 'react-dom/client';
import { FormsGallery } from './forms-gallery.tsx';

const platform = createBrowserPlatform(emptyBoot());
installPlatform(platform);
await startPlatform(platform).ready;

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <PlatformProvider platform={platform}>
        <GalleryPage title={{ en: 'Forms that lose nothing.', jp: '何も失わないフォーム。' }} onLanguage={setLanguage}>
          <FormsGallery />
        </GalleryPage>
      </PlatformProvider>
    </BrowserRouter>,
  );
