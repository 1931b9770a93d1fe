import { catalogue } from './catalogue/domain.ts';
import { discovery } from './discovery/domain.ts';
import type { Domain } from './domain.ts';
import { editorial } from './editorial/domain.ts';
import { media } from './media/domain.ts';
import { money } from './money/domain.ts';
import { notify } from './notify/domain.ts';
import { office } from './office/domain.ts';
import { people } from './people/domain.ts';
import { selling } from './selling/domain.ts';
import { site } from './site/domain.ts';
import { talk } from './talk/domain.ts';
import { trade } from './trade/domain.ts';

/** The domains of the api, each above those that it may import. */
const DOMAINS: readonly Domain[] = [site, media, notify, people, catalogue, money, selling, trade, editorial, talk, discovery, office];

/**
 * Every module of the api. Each says its name: for those that do not, Fastify looks through every file that Node has loaded, which was
 * a third of the time that an app takes to start.
 */
export const modules = DOMAINS.flatMap((domain) =>
  domain.modules.map((module) => Object.assign(module, { [Symbol.for('fastify.display-name')]: module.name })),
);

/** The templates of every mail that may be in the outbox. */
export const mails = DOMAINS.flatMap((domain) => domain.mails);
