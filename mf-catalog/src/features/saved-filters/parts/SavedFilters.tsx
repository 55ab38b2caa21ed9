import ChevronDown from '@lucide/icons/icons/chevron-down';
import X from '@lucide/icons/icons/x';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { Button } from 'shared-ui/Button';
import { Icon } from 'shared-ui/Icon';
import { Menu, MenuItem, MenuSeparator } from 'shared-ui/Menu';
import { theme } from 'shared-ui/theme';
import { toast } from 'shared-ui/toast';
import { keysInForce } from '#domain/catalogFilter';
import { defaultCatalogQuery, readCatalogQuery, writeCatalogQuery } from '#domain/catalogQuery';
import { MAX_SAVED } from '../limits';
import { useSavedFilters } from '../state/savedFilters';
import { texts } from '../texts';
import { SavedFilterDialog } from './SavedFilterDialog';

interface SavedFiltersProps {
  viewer: CurrentUser;
}

/** «Сохранённые»: menu of the filters saved on this device, with an item that saves the current one. */
export function SavedFilters({ viewer }: SavedFiltersProps) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { filters, save, remove } = useSavedFilters(viewer.id);
  const [isSaving, setIsSaving] = useState(false);
  const query = readCatalogQuery(address) ?? defaultCatalogQuery;
  const isEmpty = keysInForce(query.filter).length === 0;

  const open = (kept: string) => void navigate(`${paths.catalog}?${kept}`);
  const drop = (name: string) => {
    if (remove(name)) toast.success(texts.removed(name));
    else toast.danger(texts.notKept);
  };

  return (
    <>
      <Menu
        button={
          <Button variant="secondary" size="small">
            {texts.menu} <Icon icon={ChevronDown} size={16} />
          </Button>
        }
      >
        {filters.map(({ name, query: kept }) => (
          <Line key={name} role="none">
            <MenuItem onSelect={() => open(kept)}>{name}</MenuItem>
            <MenuItem aria-label={texts.remove(name)} onSelect={() => drop(name)}>
              <Icon icon={X} size={16} />
            </MenuItem>
          </Line>
        ))}
        {filters.length === 0 && <Hint>{texts.none}</Hint>}
        <MenuSeparator />
        <MenuItem isDisabled={isEmpty} onSelect={() => setIsSaving(true)}>
          {texts.saveThis}
          {isEmpty && <Reason>{texts.nothingToSave}</Reason>}
        </MenuItem>
      </Menu>
      {isSaving && (
        <SavedFilterDialog
          viewer={viewer.type}
          filter={query.filter}
          filters={filters}
          most={MAX_SAVED}
          onSave={(name) => save({ name, query: writeCatalogQuery({ ...query, page: 1 }) })}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  );
}

/* The name grows, its delete button is at the end. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Hint = styled.p`
  padding: ${theme.space(2)} ${theme.space(3)};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.s};
`;

const Reason = styled.span`
  display: block;
  font-size: ${theme.text.xs};
`;
