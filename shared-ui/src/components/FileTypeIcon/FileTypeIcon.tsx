import File from '@lucide/icons/icons/file';
import FileArchive from '@lucide/icons/icons/file-archive';
import FileChartPie from '@lucide/icons/icons/file-chart-pie';
import FileImage from '@lucide/icons/icons/file-image';
import FileSpreadsheet from '@lucide/icons/icons/file-spreadsheet';
import FileText from '@lucide/icons/icons/file-text';
import { splitFileName } from 'shared-ui/files';
import { Icon } from '../Icon/Icon';

const kinds = [
  { icon: FileImage, extensions: ['jpg', 'jpeg', 'png', 'gif', 'webp'] },
  { icon: FileText, extensions: ['doc', 'docx', 'pdf', 'rtf', 'txt'] },
  { icon: FileSpreadsheet, extensions: ['xls', 'xlsx'] },
  { icon: FileChartPie, extensions: ['ppt', 'pptx'] },
  { icon: FileArchive, extensions: ['zip', 'rar'] },
];

export interface FileTypeIconProps {
  name: string;
}

/** Icon for a file's extension. Hidden from screen readers, since the name next to it has the extension. */
export function FileTypeIcon({ name }: FileTypeIconProps) {
  const extension = splitFileName(name).extension.slice(1).toLowerCase();
  const { icon } = kinds.find(({ extensions }) => extensions.includes(extension)) ?? { icon: File };
  return <Icon icon={icon} size={20} />;
}
