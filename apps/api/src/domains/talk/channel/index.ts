export { channelRoutes } from './channel.routes.ts';
export { findMembership, listMemberIds, listMemberIdsByName } from './membership.queries.ts';
export { personName, personNameJp, personProfiles } from './person-sql.ts';
