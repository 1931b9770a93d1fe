export { channelRoutes } from './channel.routes.ts';
export { findMembership, listMemberIds } from './membership.queries.ts';
export { personName, personNameJp, personProfiles } from './person-sql.ts';
