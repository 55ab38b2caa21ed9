import { useState } from 'react';
import { paths } from 'shared-api/paths';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { Card } from 'shared-ui/Card';
import { EmptyState } from 'shared-ui/EmptyState';
import { Loaded } from 'shared-ui/Loaded';
import { ShowAllButton } from '#parts/ShowAllButton';
import { useFiles } from '../api/useFiles';
import { toStoredEntry } from '../state/fileEntries';
import { texts } from '../texts';
import { CompanyFilesSkeleton } from './CompanyFilesSkeleton';
import { FileList } from './file-list/FileList';

/** Files shown before «Показать все». */
const FIRST_FILES = 5;

interface CompanyFilesBlockProps {
  /** Without an id, the current user's files. */
  userId?: number;
  /** An empty list links to the page where files can be added. */
  isEditable?: boolean;
}

/** «Файлы компании» on a company's page: read-only, for downloading (OWN-05, FILE-04). */
export function CompanyFilesBlock({ userId, isEditable = false }: CompanyFilesBlockProps) {
  const files = useFiles(userId);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Card
      title={texts.title}
      actions={(files.data?.length ?? 0) > FIRST_FILES && <ShowAllButton isWhole={isWhole} onChange={setIsWhole} />}
    >
      <Loaded
        query={files}
        skeleton={<CompanyFilesSkeleton isReadOnly />}
        failed={texts.loadFailed}
        empty={
          <EmptyState
            action={
              isEditable && (
                <ButtonLink variant="secondary" to={`${paths.profileEdit}#files`}>
                  {texts.add}
                </ButtonLink>
              )
            }
          >
            {texts.none}
          </EmptyState>
        }
      >
        {(list) => (
          <FileList label={texts.title} files={list.slice(0, isWhole ? undefined : FIRST_FILES).map(toStoredEntry)} />
        )}
      </Loaded>
    </Card>
  );
}
