import { Link, useNavigate, useT, useText } from '@orime/platform';
import { Button, Container, Heading, Text, TextField, color, css, font, media, space } from '@orime/ui';
import type { FormEvent } from 'react';
import { useHasRoute } from '../../routing/routes-context.tsx';
import { NOT_FOUND } from './not-found-content.ts';

const LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/catalog', label: 'nav.catalog' },
  { to: '/designers', label: 'nav.designers' },
  { to: '/digital-magazine', label: 'nav.magazine' },
  { to: '/globe', label: 'nav.map' },
] as const;

/** The specification's not-found page; the document came with status 404. */
export default function NotFoundScreen() {
  const t = useT('shell');
  const text = useText();
  const hasRoute = useHasRoute();
  const navigate = useNavigate();

  function handleSearch(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    void navigate(`/catalog?${new URLSearchParams({ q: typeof words === 'string' ? words.trim() : '' }).toString()}`);
  }

  return (
    <Container css={styles.root}>
      <header css={styles.head}>
        <Heading level={1} size="hero">
          {t('not-found.title')}
        </Heading>
        <Text lead size="lg" tone="muted">
          {t('not-found.text')}
        </Text>
      </header>
      {hasRoute('/catalog') && (
        <form css={styles.search} role="search" action="/catalog" onSubmit={handleSearch}>
          <TextField
            type="search"
            name="q"
            label={text(NOT_FOUND.search)}
            placeholder={text(NOT_FOUND.placeholder)}
            autoComplete="off"
            required
          />
          <Button css={styles.submit} type="submit">
            {text(NOT_FOUND.submit)}
          </Button>
        </form>
      )}
      <nav aria-labelledby="elsewhere">
        <h2 id="elsewhere" css={styles.title}>
          {text(NOT_FOUND.elsewhere)}
        </h2>
        <ul css={styles.links}>
          {LINKS.filter(({ to }) => hasRoute(to)).map(({ to, label }) => (
            <li key={to}>
              <Link css={styles.link} to={to}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}

const styles = {
  root: css({
    display: 'grid',
    alignContent: 'center',
    gap: `clamp(${space[6]}, 5vw, ${space[8]})`,
    minHeight: '76vh',
    paddingBlock: space[8],
  }),
  head: css({ display: 'grid', gap: space[4] }),
  search: css({
    display: 'grid',
    gap: space[3],
    maxWidth: '40rem',
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' },
  }),
  submit: css({ minHeight: '2.875rem' }),
  title: css({ fontSize: font.size.sm, fontWeight: font.weight.regular, color: color.muted, marginBlockEnd: space[2] }),
  links: css({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, listStyle: 'none' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    fontFamily: font.display,
    fontSize: font.size.h3,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
};
