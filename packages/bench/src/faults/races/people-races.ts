import { createDesign, createProfile } from '../../../../../apps/api/test/catalogue-factories.ts';
import { Checks, readOne, times, unique, type Race } from './race.ts';

const house = {
  name: 'Kiri',
  bio: { en: 'A house of one.', jp: 'ひとりの家です。' },
  country: 'JP',
  city: 'Kyoto',
  disciplines: ['tailoring'],
};

export const peopleRaces: readonly Race[] = [
  {
    name: 'one e-mail address registered',
    async run(site, parallel) {
      const word = unique('zoë');
      // Case and Unicode composition do not make a different address; full-width letters do.
      const spellings = [word, word.normalize('NFD'), word.toUpperCase(), word.normalize('NFD').toUpperCase()].map(
        (local) => `${local}@example.com`,
      );
      // Every registration hashes a password, so fewer at once suffice.
      const answers = await Promise.all(
        times(Math.min(parallel, 60), (index) =>
          site.send('POST', '/api/users/register', {
            email: spellings[index % spellings.length],
            password: 'a-long-enough-word',
            name: 'Zoë',
            type: 'consumer',
            termsVersion: '1',
          }),
        ),
      );
      const checks = new Checks();
      checks.answers(answers, 1, ['409 email_in_use']);
      checks.same(
        'accounts',
        await readOne(site, 'SELECT count(*) FROM users WHERE lower(normalize(email::text, NFC)) = $1', [
          `${word.normalize('NFC').toLowerCase()}@example.com`,
        ]),
        1,
      );
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'one handle taken and moved to',
    async run(site, parallel) {
      const handle = unique('kiri-').slice(0, 30);
      const designers = await Promise.all(times(parallel, () => site.member('designer')));
      // Half of them have a profile already and change its handle.
      await Promise.all(designers.filter((_, index) => index % 2 === 0).map(({ id }) => createProfile(site.db, { userId: id })));
      const answers = await Promise.all(designers.map((as) => site.send('POST', '/api/profile', { ...house, handle }, { as })));
      const checks = new Checks();
      checks.answers(answers, 1, ['409 handle_taken']);
      checks.same('profiles', await readOne(site, 'SELECT count(*) FROM profiles WHERE lower(handle::text) = $1', [handle]), 1);
      return { answers, breaches: checks.breaches };
    },
  },
  {
    name: 'likes and follows, again and again',
    async run(site, parallel) {
      const profile = await createProfile(site.db);
      const design = await createDesign(site.db, { profileId: profile.id });
      const people = await Promise.all(times(10, () => site.member('consumer')));
      const answers = await Promise.all(
        times(parallel, (index) => {
          const as = people[index % people.length];
          const undo = index % 40 >= 30;
          return index % 2 === 0
            ? site.send('POST', `/api/design/${undo ? 'unlike' : 'like'}/${design.id}`, { type: 'like', user_id: as?.id }, { as })
            : site.send('POST', `/api/profile/${undo ? 'unfollow' : 'follow'}/id/${profile.id}`, undefined, { as });
        }),
      );
      const checks = new Checks();
      checks.answers(answers, parallel);
      checks.same(
        'likes not counted once',
        await readOne(
          site,
          'SELECT likes_count - (SELECT count(*) FROM design_likes WHERE design_id = d.id) FROM designs d WHERE id = $1',
          [design.id],
        ),
        0,
      );
      checks.same(
        'likes on cards',
        await readOne(
          site,
          'SELECT count(*) FROM design_cards c JOIN designs d ON d.id = c.design_id WHERE d.id = $1 AND c.likes_count <> d.likes_count',
          [design.id],
        ),
        0,
      );
      checks.same(
        'follows not counted once',
        await readOne(
          site,
          'SELECT followers_count - (SELECT count(*) FROM follows WHERE profile_id = p.id) FROM profiles p WHERE id = $1',
          [profile.id],
        ),
        0,
      );
      return { answers, breaches: checks.breaches };
    },
  },
];
