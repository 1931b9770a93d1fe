/** The modules of this domain that declare endpoints, for what goes over all of them. Others import the module that they need. */
export * as application from './application.ts';
export * as consumer from './consumer.ts';
export * as modelIntake from './model-intake.ts';
export * as producer from './producer.ts';
export * as profile from './profile.ts';
export * as profilePeople from './profile-people.ts';
export * as profileStats from './profile-stats.ts';
export * as staffNotes from './staff-notes.ts';
export * as users from './users.ts';
