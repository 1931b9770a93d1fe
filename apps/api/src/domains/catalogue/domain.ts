import type { Domain } from '../domain.ts';
import { designDecisionMail, designRoutes } from './design/index.ts';
import { embroideryRoutes } from './embroidery/index.ts';
import { garmentRoutes } from './garment/index.ts';
import { guestDesignRoutes } from './guest-design/index.ts';
import { lookbookRoutes } from './lookbook/index.ts';
import { privateReserveRoutes } from './private-reserve/index.ts';
import { stockAlertRoutes, stockMail } from './stock-alert/index.ts';

export const catalogue: Domain = {
  modules: [designRoutes, embroideryRoutes, garmentRoutes, guestDesignRoutes, lookbookRoutes, privateReserveRoutes, stockAlertRoutes],
  mails: [designDecisionMail, stockMail],
};
