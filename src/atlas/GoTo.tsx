import { useMemo } from 'react';
import type { ExplorerData } from '#atlas/explorer.ts';
import { useLanguage } from '#island/Island.tsx';
import { OptionGroups } from '#island/OptionGroups.tsx';

interface GoToProps {
  readonly data: ExplorerData;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** Every climat by its name: the way around the map for whoever uses no pointer. */
export function GoTo({ data: { climats }, chosen, onChoose }: GoToProps) {
  const { t } = useLanguage<'atlas.explore'>();
  const groups = useMemo(() => {
    const sorted = [...climats].sort((a, b) => a.name.localeCompare(b.name));
    const communes = [...new Set(sorted.flatMap(({ commune }) => commune ?? []))].sort((a, b) => a.localeCompare(b));
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
    <label className="flex min-w-0 basis-full items-center gap-2 text-note sm:basis-auto [@media(height<25rem)]:flex-1 [@media(height<25rem)]:basis-20">
      <span className="max-sm:sr-only">{t('atlas.explore.go')}</span>
      <select
        className="min-h-target w-full min-w-0 border border-wine bg-paper px-3 text-inherit [font:inherit] sm:w-72"
        value={chosen}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
        }}
      >
        <option value="">{t('atlas.explore.go')}</option>
        <OptionGroups groups={groups} />
      </select>
    </label>
  );
}
