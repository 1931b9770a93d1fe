import type { EndpointTables } from '../endpoint-tables.ts';

export const CATALOGUE_ENDPOINTS: EndpointTables = {
  spec: `
  POST   /api/design/confirm/id/:id               admin
  DELETE /api/design/:id                          designer-admin
  GET    /api/design/:id                          everyone
  POST   /api/design/hide/id/:id                  designer-admin
  GET    /api/design/name/:name                   everyone
  GET    /api/design/                             everyone
  GET    /api/design/confirmation/unconfirmed     admin
  POST   /api/design/like/:id                     signed-in
  POST   /api/design/unlike/:id                   signed-in
  GET    /api/lookbook/                           everyone
  POST   /api/lookbook                            designer-admin
  POST   /api/lookbook/update                     designer-admin
  DELETE /api/lookbook/delete/:id                 designer-admin`,
  added: `
  POST   /api/design/                             designer
  POST   /api/design/update/id/:id                designer-admin
  GET    /api/design/mine                         designer
  GET    /api/design/mine/:id                     designer-admin
  GET    /api/design/change/id/:id                designer-admin
  POST   /api/design/archive/id/:id               designer-admin
  GET    /api/design/stock/id/:id                 designer-admin
  POST   /api/design/stock/id/:id                 designer-admin
  GET    /api/design/:id/look                     everyone
  GET    /api/design/:id/related                  everyone
  POST   /api/design/import                       designer
  GET    /api/design/export.csv                   designer-admin
  GET    /api/embroidery/thread-chart.pdf         everyone
  POST   /api/garment                             signed-in
  GET    /api/garment/mine                        signed-in
  GET    /api/garment/:id                         signed-in
  GET    /api/garment/:id/tech-pack.pdf           signed-in
  GET    /api/garment/:id/versions                signed-in
  GET    /api/garment/:id/versions/:version       signed-in
  PUT    /api/garment/:id                         signed-in
  DELETE /api/garment/:id                         signed-in
  POST   /api/guest-design                        everyone
  POST   /api/guest-design/claim                  signed-in
  POST   /api/stock-alert                         everyone
  GET    /api/stock-alert/mine                    signed-in
  GET    /api/stock-alert/confirm/:id             everyone
  DELETE /api/stock-alert/:id                     signed-in
  GET    /api/private-reserve                     everyone
  POST   /api/private-reserve/access              everyone
  GET    /api/private-reserve/holds               signed-in
  GET    /api/private-reserve/:name               everyone
  POST   /api/private-reserve/:name/hold          signed-in
  GET    /api/private-reserve/codes               admin
  POST   /api/private-reserve/codes               admin
  POST   /api/private-reserve/codes/update/id/:id admin`,
};
