import { CATALOGUE_ENDPOINTS } from './catalogue.ts';
import { DISCOVERY_ENDPOINTS } from './discovery.ts';
import { EDITORIAL_ENDPOINTS } from './editorial.ts';
import { MEDIA_ENDPOINTS } from './media.ts';
import { MONEY_ENDPOINTS } from './money.ts';
import { NOTIFY_ENDPOINTS } from './notify.ts';
import { OFFICE_ENDPOINTS } from './office.ts';
import { PEOPLE_ENDPOINTS } from './people.ts';
import { SELLING_ENDPOINTS } from './selling.ts';
import { SITE_ENDPOINTS } from './site.ts';
import { TALK_ENDPOINTS } from './talk.ts';
import { TRADE_ENDPOINTS } from './trade.ts';

/** In the order of the api's domains. */
export const DOMAIN_ENDPOINTS = [
  SITE_ENDPOINTS,
  MEDIA_ENDPOINTS,
  NOTIFY_ENDPOINTS,
  PEOPLE_ENDPOINTS,
  CATALOGUE_ENDPOINTS,
  MONEY_ENDPOINTS,
  SELLING_ENDPOINTS,
  TRADE_ENDPOINTS,
  EDITORIAL_ENDPOINTS,
  TALK_ENDPOINTS,
  DISCOVERY_ENDPOINTS,
  OFFICE_ENDPOINTS,
];
