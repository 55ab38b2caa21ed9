import { useDeferredValue, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { textKey } from 'shared-api/text';
import { Stack } from 'shared-ui/Stack';
import { TagList } from 'shared-ui/TagList';
import { TextField } from 'shared-ui/TextField';
import { theme } from 'shared-ui/theme';
import type { CatalogFilter } from '#domain/catalogFilter';
import { choose, dropGroup, type Choice, type Company } from '../domain/choice';
import type { Read } from '../domain/recipients';
import { SEARCH_FROM } from '../limits';
import { texts } from '../texts';

interface RecipientTagsProps {
  choice: Choice;
  recipients: Read;
  /** Number of companies the tags represent. */
  count: number;
  nameOf: (filter: CatalogFilter) => string;
  onChange: (choice: Choice) => void;
  onClear: () => void;
  isDisabled: boolean;
}

const toTag = ({ id, company }: Company) => ({ id, label: company });

/**
 * Tags of the chosen recipients: one per company and one per filter; companies excluded from a filter are listed below.
 */
export function RecipientTags({
  choice,
  recipients,
  count,
  nameOf,
  onChange,
  onClear,
  isDisabled,
}: RecipientTagsProps) {
  const [search, setSearch] = useState('');
  const wanted = textKey(useDeferredValue(search));
  const members = recipients.lists.map((list) => list?.names);
  const names = choice.groups.map(({ filter }) => nameOf(filter)).join('\n');
  const hasSearch = choice.picked.length >= SEARCH_FROM;

  const tags = useMemo(() => {
    const groups = choice.groups.map(({ found, filter }, index) => {
      const size = recipients.lists[index]?.names.size ?? found;
      const name = nameOf(filter);
      return { id: `group ${index}`, label: name === '' ? texts.everybody(size) : texts.everybodyOf(name, size) };
    });
    const picked = choice.picked.filter(({ company }) => !hasSearch || textKey(company).includes(wanted));
    return [...groups, ...picked.map(toTag)];
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `names` says when `nameOf` gives other names
  }, [choice, recipients.lists, names, wanted, hasSearch]);
  const except = useMemo(
    () => [
      ...new Map(
        choice.groups.flatMap((group) => group.except).map((company) => [company.id, toTag(company)]),
      ).values(),
    ],
    [choice.groups],
  );

  const remove = (id: string | number) => {
    const group = choice.groups.findIndex((_, index) => id === `group ${index}`);
    const company = choice.picked.find((picked) => picked.id === id);
    if (group >= 0) onChange(dropGroup(choice, group));
    else if (company) onChange(choose(choice, members, [company], false));
  };

  return (
    <Stack gap={2}>
      {hasSearch && (
        <TextField
          type="search"
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          value={search}
          autoComplete="off"
          disabled={isDisabled}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <Tags
        tags={tags}
        count={count}
        label={texts.recipients}
        emptyText={count === 0 ? texts.nobody : texts.noneFound}
        onRemove={remove}
        onClear={onClear}
        isDisabled={isDisabled}
      />
      {except.length > 0 && (
        <Tags
          tags={except}
          label={texts.except}
          onRemove={(id) => {
            const label = except.find((tag) => tag.id === id)?.label ?? '';
            onChange(choose(choice, members, [{ id: Number(id), company: label }], true));
          }}
          isDisabled={isDisabled}
        />
      )}
    </Stack>
  );
}

/* Three lines of tags; the rest scrolls. */
const Tags = styled(TagList)`
  > :last-child {
    max-height: ${theme.space(29)};
  }
`;
