import { styled } from 'styled-components';
import type { CurrentUser } from 'shared-api/contract';
import { paths } from 'shared-api/paths';
import { useSettings } from 'shared-api/settings';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { RowBoundary } from 'shared-ui/ErrorBoundary';
import { Loaded } from 'shared-ui/Loaded';
import { Skeleton } from 'shared-ui/Skeleton';
import { theme } from 'shared-ui/theme';
import { useSuitingCompanies } from '../api/useSuitingCompanies';
import { texts } from '../texts';
import { SuitingCompany } from './SuitingCompany';

/** About one card, in px. */
const CARD_HEIGHT = 148;

/** Three suiting companies to invite, or to write to; hidden where the catalogue is off. */
export function SuitingCompanies({ viewer }: { viewer: CurrentUser }) {
  const companies = useSuitingCompanies(viewer);
  const hasCatalog = useSettings().data?.catalog_status === true;
  return (
    <>
      <Loaded
        query={companies}
        skeleton={<Skeleton height={CARD_HEIGHT} shape="card" />}
        failed={texts.failed}
        empty={<p>{texts.none}</p>}
      >
        {(found) => (
          <Grid aria-label={texts.companies}>
            {found.map((company) => (
              <Item key={company.id}>
                <RowBoundary item={company}>
                  <SuitingCompany viewer={viewer} company={company} />
                </RowBoundary>
              </Item>
            ))}
          </Grid>
        )}
      </Loaded>
      {hasCatalog && (
        <All variant="ghost" size="small" to={paths.catalog}>
          {texts.all}
        </All>
      )}
    </>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${theme.space(3)};
  padding: ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
`;

/* A ghost button has no visible edge: align its text with the cards. */
const All = styled(ButtonLink)`
  margin: ${theme.space(2)} calc(-1 * ${theme.space(3)}) 0;
`;
