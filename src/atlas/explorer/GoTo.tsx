import { useMemo } from 'react';
import type { ExplorerData } from '#atlas/explorer/explorer.ts';
import { useLanguage } from '#island/Island.tsx';
import { nameLocale } from '#language/locales.ts';
import { OptionGroups } from '#island/OptionGroups.tsx';

const { compare: byName } = new Intl.Collator(nameLocale);

interface GoToProps {
  readonly data: ExplorerData;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Every climat by its name: the way around the map for whoever uses no pointer. */
export function GoTo({ data: { climats }, chosen, onChoose }: GoToProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const groups = useMemo(() => {
    const sorted = [...climats].sort((a, b) => byName(a.name, b.name));
    const communes = [...new Set(sorted.flatMap(({ commune }) => commune ?? []))].sort(byName);
    return [
      { label: t('atlas.explore.nine'), options: sorted.filter(({ held, rank }) => held && rank === 'grand') },
      { label: t('atlas.explore.premiers'), options: sorted.filter(({ held, rank }) => held && rank === 'premier') },
      { label: t('atlas.explore.grands'), options: sorted.filter(({ held, rank }) => !held && rank === 'grand') },
      ...communes.map((name) => ({
        label: name,
        options: sorted.filter(({ held, rank, commune }) => !held && rank === 'premier' && commune === name),
      })),
    ];
  }, [climats, t]);
  return (
    <span className="choice min-w-0 flex-1 sm:max-w-72">
      <select
        className="min-h-target w-full border border-wine bg-paper pr-8 pl-3 [font-family:inherit] text-note text-ellipsis text-inherit"
        aria-label={t('atlas.explore.go')}
        value={chosen}
        onChange={({ currentTarget }) => {
          currentTarget.focus();
          onChoose(currentTarget.value);
        }}
      >
        <option value="">{t('atlas.explore.go')}</option>
        <OptionGroups groups={groups} />
      </select>
    </span>
  );
}
