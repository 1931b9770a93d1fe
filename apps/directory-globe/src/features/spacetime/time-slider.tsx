import { useT } from '@orime/platform';
import { ChevronLeft, ChevronRight, color, css, font, IconButton, Select, space } from '@orime/ui';
import { Pause, Play } from '@orime/ui/icons';
import { useReducedMotion } from '../map/use-reduced-motion.ts';
import { countYears, type Season } from './seasons.ts';
import { usePlayer } from './use-player.ts';
import { useSeasonName } from './use-season-name.ts';

const SPEEDS = [1, 2, 4] as const;

export type TimeSliderProps = {
  readonly seasons: readonly Season[];
  readonly index: number;
  readonly onStep: (index: number) => void;
};

/** The season to look at: by slider, in steps, by year, or played. Whoever asked for less motion has the steps. */
export function TimeSlider({ seasons, index, onStep }: TimeSliderProps) {
  const t = useT('directory-globe');
  const seasonName = useSeasonName();
  const isCalm = useReducedMotion();
  const last = seasons.length - 1;
  const player = usePlayer(index, last, onStep);
  const season = seasons[index];

  function handleStep(wanted: number): void {
    player.stop();
    onStep(Math.max(0, Math.min(last, wanted)));
  }

  if (season === undefined) return null;
  return (
    <div css={styles.root}>
      <output css={styles.now} htmlFor="season" aria-live={player.isPlaying ? 'off' : 'polite'}>
        {seasonName(season)}
      </output>
      <div css={styles.row}>
        {!isCalm && (
          <IconButton label={player.isPlaying ? t('spacetime.pause') : t('spacetime.play')} onClick={player.toggle}>
            {player.isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </IconButton>
        )}
        <IconButton label={t('spacetime.previous')} disabled={index === 0} onClick={() => handleStep(index - 1)}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <input
          css={styles.range}
          id="season"
          type="range"
          min={0}
          max={last}
          step={1}
          value={index}
          aria-label={t('spacetime.slider')}
          aria-valuetext={seasonName(season)}
          onChange={(event) => handleStep(event.currentTarget.valueAsNumber)}
        />
        <IconButton label={t('spacetime.next')} disabled={index === last} onClick={() => handleStep(index + 1)}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        {!isCalm && (
          <Select
            label={t('spacetime.speed')}
            hideLabel
            dense
            value={player.speed}
            onChange={(event) => player.chooseSpeed(Number(event.target.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {t('spacetime.times', { speed })}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ul css={styles.years} aria-label={t('spacetime.years')}>
        {countYears(seasons).map(({ year, count }) => (
          <li key={year}>
            <button
              type="button"
              css={[styles.year, year === season.year && styles.current]}
              aria-pressed={year === season.year}
              onClick={() => handleStep(seasons.findLastIndex((entry) => entry.year === year))}
            >
              {t('filters.choice', { name: year, count })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  now: css({ fontFamily: font.display, fontSize: font.size.h3 }),
  row: css({ display: 'flex', gap: space[2], alignItems: 'center' }),
  range: css({ flex: 1, minWidth: 0, minHeight: '2.75rem', accentColor: color.accent }),
  years: css({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
  year: css({
    minHeight: '2.75rem',
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    background: 'none',
    color: color.muted,
    font: 'inherit',
    fontSize: font.size.sm,
    cursor: 'pointer',
  }),
  current: css({ borderColor: color.text, color: color.text }),
};
