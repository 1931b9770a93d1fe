/**
 * Routes that require sign-in, by the app that owns their screens. Kept here in addition to the remotes' route tables, so that the
 * guard also works for a remote that is old, broken or unreleased.
 */
export const SIGNED_IN_PATHS = {
  shell: '/verify/:uniqueString',
  'retail-shop': '/consumer/dashboard',
  wholesale: '/create-buyer-profile /buyer/profile/edit /buyer/dashboard',
  'designer-studio':
    '/add-design-upload /add-design /create-profile /edit-profile /dashboard /dashboard-manufacturers /edit-profile-producer /create-producer /production/in_house/add /production/in_house/edit/:id /add-expense /update-expense/:id',
  admin:
    '/authorize-oauth /admin/update-all-profiles /admin/update-all-designs /admin/update-all-producers /admin/emails /admin/emails-collected /admin/designer-emails /admin/profile-contacts /admin/producer-emails /admin/errors /bugs /admin/send-email',
} as const;
