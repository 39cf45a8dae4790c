/**
 * With data, keys or addresses of prod: stack, logical id, type, and any given name. Under another stack or id
 * CloudFormation would make a new, empty one. A release adds the lines of its own.
 */
export const dataOfRelease = `
Data Key961B73FD AWS::KMS::Key
Data Records091F6ECA AWS::DynamoDB::Table
Data AuditArchive60EBC247 AWS::S3::Bucket
Data LockedVaultC1E9DD3B AWS::Backup::BackupVault
Data AccessLogs8B620ECA AWS::S3::Bucket
Data PhotosB9552D0D AWS::S3::Bucket
Data CredentialsPoolA598A9D9 AWS::Cognito::UserPool
Data SecretsStripe8F38C071 AWS::SecretsManager::Secret
Data SecretsSigning47855BBC AWS::SecretsManager::Secret
Data SecretsOrigin297BAAC6 AWS::SecretsManager::Secret
Edge ApiF70053CD AWS::ApiGatewayV2::Api beforehand-prod
Edge SiteDistribution390DED28 AWS::CloudFront::Distribution
Edge PaymentDistribution7436811D AWS::CloudFront::Distribution
Edge SiteFiles975A43CF AWS::S3::Bucket
Edge PaymentFiles26D64651 AWS::S3::Bucket
Edge AccessLogD598EBE9 AWS::Logs::LogGroup
Edge FirewallLog4D407857 AWS::Logs::LogGroup aws-waf-logs-beforehand-prod
Api FailedRuns6F7FC7C6 AWS::SQS::Queue
Api measureQueuesLog8FA829DD AWS::Logs::LogGroup
Site CopyLog95051285 AWS::Logs::LogGroup
`;
