import { buildUrl } from '@orime/contracts';
import type { Garment, GarmentCard, GarmentInput, GarmentVersion, GarmentVersionCard } from '@orime/contracts/api/catalogue/garment';
import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import type { UploadedFile } from '@orime/contracts/api/media/upload';
import type { DraftDesignInput, OwnProfile } from '@orime/contracts/api/people/profile';
import { api, apiQuery } from '@orime/platform';

/** One's own document; 404 for somebody else's. */
export const garmentQuery = (id: string) =>
  apiQuery<Garment>({ key: ['garments', 'studio', id], url: `/api/garment/${encodeURIComponent(id)}` });

/** The garments of the account that were saved last; read anew when another one is open. */
export const ownGarmentsQuery = (openId: string | undefined) =>
  apiQuery<{ readonly items: readonly GarmentCard[]; readonly total: number }>({
    key: ['garments', 'mine', { kind: 'studio', beside: openId ?? null }],
    url: '/api/garment/mine?kind=studio',
  });

/** Earlier states of one's document; `version` is the one they come before. */
export const garmentVersionsQuery = (id: string, version: number) =>
  apiQuery<{ readonly items: readonly GarmentVersionCard[]; readonly total: number }>({
    key: ['garments', 'versions', id, version],
    url: `/api/garment/${encodeURIComponent(id)}/versions`,
  });

export const readGarmentVersion = (id: string, version: number): Promise<GarmentVersion> =>
  api.get<GarmentVersion>(buildUrl('/api/garment/:id/versions/:version', {}, { id, version: String(version) }));

const bodyOf = (document: StudioDocument, previewFileId?: string): GarmentInput => ({
  kind: 'studio',
  name: document.name,
  doc: { ...document },
  ...(previewFileId !== undefined && { previewFileId }),
});

/** Invalidates `['garments']`. */
export const createGarment = (document: StudioDocument, idempotencyKey: string, previewFileId?: string): Promise<Garment> =>
  api.post<Garment>('/api/garment', bodyOf(document, previewFileId), { idempotencyKey });

/** 409 when it was saved elsewhere since `version`. Invalidates `['garments']`. */
export const updateGarment = (id: string, version: number, document: StudioDocument, previewFileId?: string): Promise<Garment> => {
  const { kind: _kind, ...body } = bodyOf(document, previewFileId);
  return api.put<Garment>(`/api/garment/${encodeURIComponent(id)}`, body, { ifMatch: `"${String(version)}"` });
};

/** A visitor's document: the key claims it once. */
export const saveGuestDesign = (document: StudioDocument): Promise<{ readonly id: string; readonly key: string }> =>
  api.post('/api/guest-design', bodyOf(document));

export const claimGuestDesign = (id: string, key: string): Promise<Garment> => api.post<Garment>('/api/guest-design/claim', { id, key });

export const uploadPicture = async (picture: Blob, name: string): Promise<UploadedFile> => {
  const form = new FormData();
  form.append('file', picture, name);
  return api.upload<UploadedFile>('/api/upload', form);
};

/** Keeps a design as a draft. Invalidates `['profile']` and `['designs']`. */
export const saveDesignDraft = (design: DraftDesignInput): Promise<OwnProfile> =>
  api.post<OwnProfile>('/api/profile/designs', { designs: [design] });

export const downloadTechPack = (id: string, lang: string): Promise<void> =>
  api.download(`/api/garment/${encodeURIComponent(id)}/tech-pack.pdf?lang=${lang}`);
